import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { writeNotices } from '../../tsup.notices.ts'

/** The page: `web/` becomes `dist/page`, after tsup has written the rest of `dist`. */
export default defineConfig({
  root: new URL('web', import.meta.url).pathname,
  base: './',
  plugins: [
    react(),
    {
      name: 'third-party-notices',
      generateBundle() {
        const files = [...this.getModuleIds()].flatMap((id) => id.split('?', 1))
        writeNotices(new URL('dist', import.meta.url).pathname, files)
      },
    },
  ],
  build: {
    outDir: new URL('dist/page', import.meta.url).pathname,
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own: the content security policy has no room for data URLs of scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
