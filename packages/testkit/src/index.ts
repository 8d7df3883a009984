export * from './fixtures/index.ts'
export * from './language-pack/index.ts'
export * from './model/index.ts'
export * from './store/index.ts'
