#!/usr/bin/env node
/** Writes a network to start Leela Zero with, of about three megabytes: node random-network.mjs [SEED] > network.txt */
import { network } from './network.mjs'

const [seed = '1', ...more] = process.argv.slice(2)
if (!/^\d+$/.test(seed) || more.length > 0) {
  process.stderr.write('touchstone: expected one seed, a whole number, as in node random-network.mjs 1 > network.txt\n')
  process.exitCode = 64
} else {
  process.stdout.write(network(Number(seed)))
}
