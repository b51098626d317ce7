import { createRoot } from 'react-dom/client'
import { createModuleRegistry } from '#module-contract'
import { builtInModules } from '#modules'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App registry={createModuleRegistry([builtInModules])} />)
