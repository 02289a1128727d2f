#!/usr/bin/env node
/** A rules library as a subject of the subject protocol: node subject.js LIBRARY [--option value ...]. */
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { serve } from '../javascript/rpc.js'
import { BadOptions, help, parsed } from './options.js'
import { requests } from './requests.js'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const BAD_USAGE = 64
const BROKEN = 2

function fail(code, message) {
  process.stderr.write(`touchstone: ${message}\n`)
  process.exit(code)
}

function libraries() {
  return readdirSync(`${FOLDER}libraries`).map(file => file.replace(/\.js$/, ''))
}

async function library(name) {
  if (!libraries().includes(name)) {
    fail(BAD_USAGE, `no library '${name ?? ''}'; expected one of ${libraries().join(', ')}`)
  }
  try {
    return (await import(`./libraries/${name}.js`)).default
  } catch (error) {
    if (['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'].includes(error.code)) {
      fail(BROKEN, `${name} is not installed; run npm ci in ${FOLDER}`)
    }
    throw error
  }
}

/** Not by way of its exports, which need not have its package.json. */
function version(packageName) {
  for (const folder of createRequire(import.meta.url).resolve.paths(packageName)) {
    try {
      return JSON.parse(readFileSync(`${folder}/${packageName}/package.json`, 'utf8')).version
    } catch {
      // Not in this folder.
    }
  }
  return ''
}

// Libraries print to the console, and the standard output is for answers alone.
console.log = console.error
console.info = console.error
console.debug = console.error

const [name, ...words] = process.argv.slice(2)
const chosen = await library(name)
if (words.includes('--help')) {
  process.stdout.write(`node subject.js ${[name, ...help(chosen.options)].join('\n    ')}\n`)
  process.exit(0)
}
try {
  const identity = { name, version: version(chosen.package) }
  await serve(requests(chosen, parsed(words, chosen.options), identity), process.stdin, process.stdout)
} catch (error) {
  if (error instanceof BadOptions) {
    fail(BAD_USAGE, `${name}: ${error.message}`)
  }
  process.stderr.write(`touchstone: ${name} broke down: ${error?.stack ?? error}\n`)
  process.exitCode = BROKEN
  process.stdin.destroy()
}
