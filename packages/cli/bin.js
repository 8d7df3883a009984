#!/usr/bin/env node
import module from 'node:module'
import v8 from 'node:v8'

// Node 22.8 and later keep compiled code between runs.
module.enableCompileCache?.()
// Patterns straight to machine code: the first message is read four times as fast (README of the language packs, "Speed").
v8.setFlagsFromString('--no-regexp-tier-up')
const { main } = await import('./dist/index.js')
await main(process)
