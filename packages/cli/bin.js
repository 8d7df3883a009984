#!/usr/bin/env node
import module from 'node:module'

// Node 22.8 and later keep compiled code between runs.
module.enableCompileCache?.()
const { main } = await import('./dist/index.js')
await main(process)
