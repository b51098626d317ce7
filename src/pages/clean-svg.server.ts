import sanitizeHtml from 'sanitize-html'
import { readSvgRules, withSvgStyles } from './svg-styles.ts'

const shapes = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse'],
  ...['line', 'polyline', 'polygon', 'text', 'tspan', 'linearGradient', 'radialGradient', 'stop'],
  ...['clipPath', 'mask', 'pattern', 'marker', 'filter', 'feGaussianBlur', 'feOffset', 'feMerge'],
  ...['feMergeNode', 'feColorMatrix', 'feComposite', 'feFlood', 'feBlend', 'feTurbulence'],
  ...['feDropShadow', 'feMorphology', 'feComponentTransfer', 'feFuncR', 'feFuncG', 'feFuncB'],
  ...['feFuncA', 'feDisplacementMap', 'feConvolveMatrix', 'feTile', 'feDiffuseLighting'],
  ...['feSpecularLighting', 'feDistantLight', 'fePointLight', 'feSpotLight', 'textPath', 'switch'],
]

/**
 * Attribute values that may load resources. Many attributes are parsed as CSS, where escapes can
 * spell anything (`u\72l(`) and several functions take a URL.
 */
const CALLS =
  /\\|\/\/|javascript:|data:|(?:image|image-set|cross-fade|element|src)\(|url\(\s*['"]?(?!#)/i

const NAME = /^[A-Za-z][\w:.-]*$/

/**
 * Sanitizes an SVG: removes scripts, style sheets, links and external resources. Styles become
 * attributes.
 */
export function cleanSvg(svg: string): string {
  const rules = readSvgRules(svg)
  return sanitizeHtml(svg, {
    allowedTags: shapes,
    allowedAttributes: false,
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, xmlMode: true },
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(withSvgStyles(tagName, attributes, rules)).filter(
            ([name, value]) =>
              NAME.test(name) &&
              !/^on|^style$|^xml:base$/i.test(name) &&
              (/^xmlns(:|$)/i.test(name) || !CALLS.test(value)) &&
              (!/href$/i.test(name) || value.startsWith('#')),
          ),
        ),
      }),
    },
  })
}
