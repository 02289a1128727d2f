#!/usr/bin/env node
import { Lacking, requests as requestsOf } from './requests.js'

/**
 * The rules as a subject of Touchstone: JSON-RPC 2.0 on standard input and output, each message after a header with its length
 * in bytes.
 */

const requests = requestsOf()

function answer({ id, method, params }) {
  if (!Object.hasOwn(requests, method)) {
    return { id, error: { code: -32601, message: `Unsupported request method: ${method}` } }
  }
  try {
    return { id, result: requests[method](params ?? {}) }
  } catch (error) {
    const { message, capability } = error
    return { id, error: error instanceof Lacking ? { code: 1, message, data: capability } : { code: -32602, message } }
  }
}

function written(message) {
  const content = JSON.stringify({ jsonrpc: '2.0', ...message })
  return `Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`
}

let received = Buffer.alloc(0)

/** The next message that has come whole; none if there is no such yet. */
function next() {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) {
    return undefined
  }
  const length = Number(/^content-length: *(\d+) *$/im.exec(received.toString('latin1', 0, end))?.[1])
  if (!Number.isInteger(length)) {
    throw new Error('a message begins with a header Content-Length')
  }
  const from = end + 4
  if (received.length < from + length) {
    return undefined
  }
  const message = JSON.parse(received.toString('utf8', from, from + length))
  received = received.subarray(from + length)
  return message
}

process.stdin.on('data', chunk => {
  received = Buffer.concat([received, chunk])
  try {
    let answers = ''
    for (let message = next(); message !== undefined; message = next()) {
      answers += written(answer(message))
    }
    process.stdout.write(answers)
  } catch (error) {
    console.error(`touchstone-rules: ${error.message}`)
    process.exit(2)
  }
})
