import { defineConfig } from 'astro/config'

// 5.18.2 is the newest Astro that runs on Node 20; 6 and 7 need 22.12.
export default defineConfig({
  site: 'https://www.example.com',
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false, smartypants: false },
})
