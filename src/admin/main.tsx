import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const loadModules = async () => (await import('./built-in-modules.ts')).registry

const root = document.getElementById('root')
if (root) createRoot(root).render(<App loadModules={loadModules} />)
