import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { STAFF_ENTRIES } from './src/server/assets/staff-entries.ts'

/**
 * What the built server asks `node_modules` for. All else is bundled: an owner installs one package, and a thousand
 * files less take a third of a second off every start.
 */
const RELEASE_DEPENDENCIES = Object.keys(packageJson.dependencies).filter(name => name !== 'node')

/**
 * Code that many islands share is one file, because a phone waits for each request. What the core script needs stays in the core:
 * pages without islands must not load this file.
 */
const ISLAND_KIT = {
  name: 'island-kit',
  test: /node_modules|src\/(?:module-contract|ui|media-ui|content|shop-ui|base|texts)\//,
  minShareCount: 6,
}

/**
 * Three builds of one source: what visitors load, what only staff load, and the server. Apart, so that no
 * staff code can reach a visitor's page and no server code a browser.
 */
export default defineConfig(({ command }) => ({
  plugins: [react(), refuseServerCodeInBrowsers(), importWithoutStyles(), writeServerInAscii()],
  publicDir: false,
  appType: 'custom',
  build: { target: 'es2023', modulePreload: false, reportCompressedSize: false, license: true },
  environments: {
    visitor: {
      consumer: 'client',
      build: {
        outDir: 'dist/visitor',
        manifest: true,
        assetsDir: 'assets',
        rollupOptions: {
          input: ['src/visitor/main.ts', 'src/visitor/embedded.ts'],
          optimization: { inlineConst: { mode: 'all', pass: 4 } },
          output: { codeSplitting: { groups: [ISLAND_KIT] } },
        },
      },
    },
    staff: {
      consumer: 'client',
      build: {
        outDir: 'dist/staff',
        manifest: true,
        assetsDir: 'staff',
        rollupOptions: { input: Object.values(STAFF_ENTRIES) },
      },
    },
    server: {
      consumer: 'server',
      resolve: command === 'build' ? { noExternal: true, external: RELEASE_DEPENDENCIES } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        ssr: true,
        outDir: 'dist/server',
        emitAssets: false,
        target: 'node24',
        rollupOptions: {
          input: { cli: 'src/cli/main.ts', 'invoice-worker': 'src/shop/invoices/pdf/worker.ts' },
        },
      },
    },
  },
}))

/** `*.server.ts` and `node:` never reach a browser. */
function refuseServerCodeInBrowsers() {
  return {
    name: 'refuse-server-code-in-browsers',
    resolveId(
      this: { environment: { config: { consumer: string } } },
      id: string,
      importer?: string,
    ) {
      if (this.environment.config.consumer !== 'client') return
      if (!importer || importer.includes('node_modules')) return
      if (/^node:/.test(id) || /\.server(\.ts)?$/.test(id)) {
        throw new Error(`${importer} imports ${id}, which belongs on the server only.`)
      }
    },
  }
}

/** No script of visitors brings styles with it: what would fetch them beside it is 0.4 KB of every page. */
function importWithoutStyles() {
  return {
    name: 'import-without-styles',
    enforce: 'pre' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'visitor',
    load: (id: string) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : undefined,
  }
}

/** Node keeps a file with a letter beyond ASCII at two bytes a letter, for as long as it runs: 7 MB of the server. */
function writeServerInAscii() {
  return {
    name: 'write-server-in-ascii',
    applyToEnvironment: (environment: { name: string }) => environment.name === 'server',
    generateBundle(_: unknown, bundle: Record<string, { type: string; code?: string }>) {
      for (const file of Object.values(bundle)) if (file.code) file.code = inAscii(file.code)
    },
  }
}

const inAscii = (code: string) =>
  code.replace(/(\\*)([\u0080-\uffff])/g, (_, slashes: string, letter: string) => {
    const escaped = `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
    // A letter that is escaped already says the same.
    return slashes.slice(slashes.length % 2) + escaped
  })
