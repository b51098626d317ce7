/** Names of the characters from 160 on, in order. HTML also allows them without a semicolon. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const WITHOUT_SEMICOLON = new Map([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCodePoint(160 + index)] as const),
  ...pairs('amp & AMP & lt < LT < gt > GT > quot " QUOT " COPY © REG ®'),
])
const LONGEST_WITHOUT = 6
/** Names of the Greek letters from 913 on. Lower case follows 32 positions later. */
const GREEK =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho sigmaf Sigma Tau Upsilon Phi Chi Psi Omega'
/** The names of HTML 4 and of musical notes. Others of HTML's two thousand are not decoded. */
const NAMED = new Map([
  ...WITHOUT_SEMICOLON,
  ...GREEK.split(' ').flatMap((name, index) => [
    [name, String.fromCodePoint(913 + index)] as const,
    [name.toLowerCase(), String.fromCodePoint(945 + index)] as const,
  ]),
  ...pairs(
    "apos ' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › bull • hellip … prime ′ Prime ″ euro € trade ™ dagger † Dagger ‡ permil ‰ larr ← uarr ↑ rarr → darr ↓ minus − infin ∞ sung ♪ flat ♭ natural ♮ sharp ♯ hearts ♥ check ✓ OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ oline ‾ frasl ⁄ weierp ℘ image ℑ real ℜ alefsym ℵ thetasym ϑ upsih ϒ piv ϖ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ lowast ∗ radic √ prop ∝ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊ spades ♠ clubs ♣ diams ♦",
  ),
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
  ['lrm', '\u200e'],
  ['rlm', '\u200f'],
])

function pairs(text: string): (readonly [string, string])[] {
  const words = text.split(' ')
  return words.flatMap((name, index) =>
    index % 2 === 0 ? [[name, words[index + 1] ?? ''] as const] : [],
  )
}

/** Windows-1252 characters from 128 on, as HTML maps these character references. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Decodes character references as in HTML text (used by WebVTT §6.4). */
export function decodeHtml(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#(\d{1,20});?|#x([\da-f]{1,20});?|([a-z][a-z\d]{1,15})(;?))/gi,
    (whole, ten?: string, hex?: string, name = '', semicolon = '') => {
      const code = codeOf(ten, hex)
      if (code !== undefined) {
        return code >= 128 && code < 160 ? WINDOWS.charAt(code - 128) : toCharacter(code)
      }
      const known = semicolon && NAMED.get(name)
      return known || (withoutSemicolon(name + semicolon) ?? whole)
    },
  )
}

/** The longest prefix that is a name without semicolon: `&ampere` becomes `&ere`. */
function withoutSemicolon(name: string): string | undefined {
  for (let length = Math.min(LONGEST_WITHOUT, name.length); length > 1; length--) {
    const known = WITHOUT_SEMICOLON.get(name.slice(0, length))
    if (known) return known + name.slice(length)
  }
  return undefined
}

/** Decodes XML character references. Custom entities are kept. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#(\d{1,20})|#x([\da-f]{1,20})|([a-z][a-z\d]{1,15}));/gi,
    (whole, ten?: string, hex?: string, name = '') => {
      const code = codeOf(ten, hex)
      return code === undefined ? (NAMED.get(name) ?? whole) : toCharacter(code)
    },
  )
}

function codeOf(ten: string | undefined, hex: string | undefined): number | undefined {
  if (ten) return Number(ten)
  return hex ? Number.parseInt(hex, 16) : undefined
}

function toCharacter(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\ufffd'
}
