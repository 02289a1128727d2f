/** JSON-RPC 2.0 with the headers of the Language Server Protocol: one request after the other, each answered at once. */

/** An error that a request is answered with. */
export class RpcError extends Error {
  constructor(code, message, data) {
    super(message)
    Object.assign(this, { code, data })
  }
}

/** What the subject lacks: the id of a capability, and a sentence. */
export const unsupported = (capability, message) => new RpcError(1, message, capability)

async function* messages(input) {
  let bytes = Buffer.alloc(0)
  for await (const chunk of input) {
    bytes = Buffer.concat([bytes, chunk])
    for (;;) {
      const end = bytes.indexOf('\r\n\r\n')
      const length = Number(/^Content-Length: *(\d+)/im.exec(bytes.toString('latin1', 0, Math.max(end, 0)))?.[1])
      if (end < 0 || bytes.length < end + 4 + length) {
        break
      }
      yield JSON.parse(bytes.toString('utf8', end + 4, end + 4 + length))
      bytes = bytes.subarray(end + 4 + length)
    }
  }
}

function answer(requests, { method, params }) {
  if (!Object.hasOwn(requests, method)) {
    return { error: { code: -32601, message: 'no such request' } }
  }
  try {
    return { result: requests[method](params ?? {}) }
  } catch (error) {
    if (error instanceof RpcError) {
      return { error: { code: error.code, message: error.message, data: error.data } }
    }
    throw error
  }
}

/**
 * Answers what comes in until it ends.
 *
 * @param requests an object with a function for each request, which takes its parameters
 * @throws whatever a function throws that is no RpcError: then something has broken
 */
export async function serve(requests, input, output) {
  for await (const request of messages(input)) {
    const content = JSON.stringify({ jsonrpc: '2.0', id: request.id, ...answer(requests, request) })
    output.write(`Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`)
  }
}
