import { escapeHtml } from '#base'
import type { Example, ModuleRegistry, Modules, PageNode } from '#module-contract'
import { propRows } from './prop-rows.ts'

const GALLERY_CSS = `
.gallery-top{padding-block:3rem 2rem}
.gallery-top h1{font-size:var(--size-3xl)}
.gallery-list{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(10rem,45%),1fr));gap:.5rem 1rem;margin-block:1rem;padding:0;list-style:none;font-size:var(--size-s)}
.gallery-choices{display:flex;flex-wrap:wrap;gap:2rem}
.gallery-choices fieldset{border:0;padding:0;display:flex;flex-wrap:wrap;gap:1rem}
.gallery-example{padding-block:3rem;border-block-start:1px solid var(--border)}
.example-name{margin-block-end:1.5rem}
.example-name :is(h2,h3){font:500 .875rem/1.4 var(--font-text);letter-spacing:0;color:var(--muted)}
[data-stage]{margin-inline:auto;container-type:inline-size}
.gallery-example pre{overflow:auto;max-block-size:20rem;padding:1rem;background:var(--tint);font-size:.8125rem}
.gallery-props{padding-block:3rem;border-block-start:1px solid var(--border)}
.gallery-props h2{font-size:var(--size-xl)}
.gallery-props div{overflow-x:auto}
.gallery-props table{inline-size:100%;border-collapse:collapse;font-size:.8125rem}
.gallery-props :is(th,td){padding:.5rem 1rem .5rem 0;border-block-end:1px solid var(--border);text-align:start;vertical-align:top}
`

/** Modules with their own margins. */
const FULL_WIDTH = new Set(['section', 'header'])

/**
 * HTML of the module gallery around rendered examples (`parts`): one module with its props, or all
 * modules with a search.
 */
export function galleryHtml(
  registry: ModuleRegistry,
  shown: { type: string; example: Example; node: PageNode }[],
  parts: string[],
  types: string[],
): string {
  const { modules } = registry
  const single = types.length === 1 ? types[0] : undefined
  const patterns = single ? modules.get(single)?.patterns : undefined
  const title = single ? (modules.get(single)?.label ?? single) : 'Modules'
  const links = [...modules.keys()].sort().map(type => linkTo(registry, type))
  const figures = shown.map(({ type, example, node }, index) => {
    const heading = single ? 'h2' : 'h3'
    const label = `${modules.get(type)?.label ?? type}: ${example.name}`
    return `<section class="gallery-example" aria-label="${escapeHtml(label)}">
<div class="wrap example-name"><${heading}>${escapeHtml(label)}</${heading}></div>
<div data-stage=""><div${FULL_WIDTH.has(node.type) ? '' : ' class="wrap"'}>${parts[index] ?? ''}</div></div>
<details class="wrap"><summary>Props</summary><pre tabindex="0">${escapeHtml(JSON.stringify(node, null, 2))}</pre></details>
</section>`
  })
  return `<style>${GALLERY_CSS}</style>
<div class="wrap gallery-top"><h1>${escapeHtml(title)}</h1>
${single ? `<p><a href="/dev/modules/${single}">Examples</a> · <a href="/dev/modules/${single}/odd">Bad input</a></p>` : ''}
${patterns ? `<p>Follows the ARIA Authoring Practices for: ${patterns.join(', ')}.</p>` : ''}
<p><label>Search modules <input type="search" data-choice="search"></label></p>
<nav aria-label="Modules"><ul class="gallery-list">${links.join('')}</ul></nav>
<div class="gallery-choices">
<fieldset data-choice="width"><legend class="visually-hidden">Width</legend>${choice('width', '', 'Full', true)}${choice('width', '820px', 'Tablet')}${choice('width', '390px', 'Phone')}</fieldset>
<fieldset data-choice="direction"><legend class="visually-hidden">Direction</legend>${choice('direction', 'ltr', 'Left to right', true)}${choice('direction', 'rtl', 'Right to left')}</fieldset>
</div></div>
${figures.join('\n')}
${single ? propsHtml(modules, single) : ''}`
}

/** Searchable by label, type and names of examples. */
function linkTo({ modules, examples }: ModuleRegistry, type: string): string {
  const label = modules.get(type)?.label ?? type
  const names = (examples.get(type) ?? []).map(example => example.name)
  const words = [type, label, ...names].join(' ').toLowerCase()
  const patterns = modules.get(type)?.patterns?.join(' ') ?? ''
  return `<li data-words="${escapeHtml(words)}" data-patterns="${patterns}"><a href="/dev/modules/${type}">${escapeHtml(label)}</a></li>`
}

function propsHtml(modules: Modules, type: string): string {
  const rows = propRows(modules.get(type)?.props.shape ?? {}).map(
    ({ name, label, type, standard, help }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(label)}${help && `<br><small>${escapeHtml(help)}</small>`}</td><td>${escapeHtml(type)}</td><td><code>${escapeHtml(standard)}</code></td></tr>`,
  )
  return `<section class="wrap gallery-props"><h2>Props</h2><div tabindex="0" role="group" aria-label="Props">
<table><thead><tr><th scope="col">Name</th><th scope="col">In the builder</th><th scope="col">Type</th><th scope="col">Default</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div></section>`
}

function choice(name: string, value: string, label: string, checked = false): string {
  return `<label><input type="radio" name="${name}" value="${value}"${checked ? ' checked' : ''}> ${label}</label>`
}
