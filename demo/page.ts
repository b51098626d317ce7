export { type NewPage as DemoPage, node, pageDocument } from '../src/server/starter/page.ts'
