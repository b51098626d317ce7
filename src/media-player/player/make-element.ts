type Attributes = Record<string, string | number | boolean | undefined>

/** Creates an element with attributes and children; `true` sets an attribute without a value. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    element.setAttribute(key, value === true ? '' : String(value))
  }
  element.append(...children)
  return element
}
