import { describe, expect, it } from 'vitest'
import type { Encoding } from '#base'
import { detectFormat, readRecords, UnreadableCsv } from './index.ts'

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)
/** Chunks of three bytes split characters and line ends. */
const fileOf = (bytes: Uint8Array) =>
  async function* () {
    for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3)
  }

async function read(bytes: Uint8Array, choice: { language?: string; encoding?: Encoding } = {}) {
  const open = fileOf(bytes)
  const format = await detectFormat(open, { language: 'en', ...choice })
  const records = []
  for await (const record of readRecords(open, format)) records.push(record)
  return { format, records, values: records.map(one => one.values) }
}

const SENTENCES = {
  'windows-1250': 'Győző Kovács;Őrség, Tűzoltó utca\nŁukasz Żółć;Kraków, ulica Świętej Anny\n',
  'windows-1251': 'Имя;Город\nАнна Петрова;Нижний Новгород, улица Большая Покровская\n',
  'windows-1252': 'Name;Ort\nJürgen Größe;Café Zürich, Straße der Brüder\n',
} as const

describe('encodings', () => {
  it.each([
    ['UTF-8 with a byte order mark', bytesOf('\uFEFFemail,name\na@b.de,Jörg\n'), 'utf-8'],
    [
      'UTF-16 with a byte order mark',
      bytesOf('\uFEFFemail\tname\na@b.de\tJörg\n', 'utf16le'),
      'utf-16le',
    ],
    ['UTF-16 without one', bytesOf('email\tname\na@b.de\tJörg\n', 'utf16le'), 'utf-16le'],
    [
      'big-endian UTF-16',
      bytesOf('\uFEFFemail\tname\na@b.de\tJörg\n', 'utf16le').swap16(),
      'utf-16be',
    ],
    ['Windows-1252', bytesOf('email;name\na@b.de;Jörg\n', 'latin1'), 'windows-1252'],
  ])('reads %s', async (_, bytes, encoding) => {
    const { format, values } = await read(bytes)
    expect(format.encoding).toBe(encoding)
    expect(values).toEqual([
      ['email', 'name'],
      ['a@b.de', 'Jörg'],
    ])
  })

  it.each([
    ['hu', 'windows-1250'],
    ['ru', 'windows-1251'],
    ['de', 'windows-1252'],
  ] as const)(
    'decides by the language of the site (%s) where few bytes tell',
    async (language, encoding) => {
      const text = SENTENCES[encoding]
      const { format, values } = await read(encode(text, encoding), { language })
      expect(format).toEqual({ encoding, delimiter: ';' })
      expect(values[0]?.[0]).toBe(text.split(';')[0])
    },
  )

  it.each([
    ['macintosh', 'de', 'name;ort\nJürgen Müller;Käthe Größe\n'],
    ['macintosh', 'fr', 'prénom;ville\nHélène;Orléans\n'],
    ['windows-1254', 'tr', 'ad;il\nİbrahim Yıldız;Şırnak\n'],
    ['iso-8859-2', 'pl', 'imię;miasto\nŚwiętosława;Łódź\n'],
    ['windows-1252', 'en', 'name;note\nZoë;“don’t – it’s 5 €”\n'],
    ['windows-1252', 'de', 'a\n“100 €” – 5 °C\n'],
    ['koi8-r', 'ru', 'имя\nАнна Петрова\n'],
    ['ibm866', 'ru', 'имя\nАнна Петрова\n'],
    ['windows-1251', 'de', 'имя\nАнна Петрова, Москва\n'],
  ] as const)('reads %s on a site in %s', async (encoding, language, text) => {
    const { format, values } = await read(encode(text, encoding), { language })
    expect(format.encoding).toBe(encoding)
    expect(values.map(row => row.join(format.delimiter)).join('\n')).toBe(text.trim())
  })

  it.each([
    ['shift_jis', 'ja', '96bc914f0a8e529363'],
    [
      'shift_jis',
      'de',
      '656d61696c2c96bc914f0a6140622e6a702c8e52936391be98590a6240622e6a702c97e996d888ea98590a',
    ],
    ['shift_jis', 'ja', '96bc914f0ab1b2b3955c8ea694 5c97cd'],
    ['euc-jp', 'ja', 'ccbec1b00abbb3c5c4c2c0cfbaa4b5a4f3'],
    ['gb18030', 'zh', 'd0d5c3fb0acdf5d0a1c3f7'],
    ['gb18030', 'de', '656d61696c2cd0d5c3fb0a6140622e636e2ccdf5d0a1c3f70ac0eebbaa0a'],
  ] as const)('reads %s on a site in %s: %s', async (encoding, language, hex) => {
    const { format } = await read(Buffer.from(hex.replaceAll(' ', ''), 'hex'), { language })
    expect(format.encoding).toBe(encoding)
  })

  it('keeps the encoding that a person chose', async () => {
    const bytes = encode('naïve;Łódź'.slice(6), 'windows-1250')
    const { values } = await read(bytes, { encoding: 'windows-1250' })
    expect(values).toEqual([['Łódź']])
  })

  it('says that a workbook is not text', async () => {
    const bytes = Buffer.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0, 0x21, 0])
    await expect(read(bytes)).rejects.toMatchObject({ problem: 'binary' })
  })

  it('says that the chosen encoding is not that of the file', async () => {
    const bytes = bytesOf('Jörg', 'latin1')
    await expect(read(bytes, { encoding: 'utf-8' })).rejects.toMatchObject({ problem: 'encoding' })
  })
})

describe('records', () => {
  it.each([
    ['semicolons', 'a;b\n1,5;2\n', ';'],
    ['tabs', 'a\tb\n1,5\t2\n', '\t'],
    ['bars', 'a|b\n1,5|2\n', '|'],
    ['what a first line says', 'sep=;\na;b\n1,5;2\n', ';'],
    ['what a first line says, with old line ends', 'sep=;\ra;b\r1,5;2\r', ';'],
    ['what a quoted first line says', '"sep=;"\na;b\n1,5;2\n', ';'],
    ['what a first line says that was saved again', 'sep=;;\na;b;c\n1,5;2;\n', ';'],
    ['what the header has, quoted text aside', '"a,b,c";d\n1,5;2\n', ';'],
  ])('separates by %s', async (_, text, delimiter) => {
    const { format, values } = await read(bytesOf(text))
    expect(format.delimiter).toBe(delimiter)
    expect(values[1]?.slice(0, 2)).toEqual(['1,5', '2'])
  })

  it('reads cells that are padded with spaces, also around quotation marks', async () => {
    const { values } = await read(
      bytesOf('email , name\na@b.de   , "Berg, Anna"\n b@b.de,  "say ""hi"""  \n'),
    )
    expect(values).toEqual([
      ['email', 'name'],
      ['a@b.de', 'Berg, Anna'],
      ['b@b.de', 'say "hi"'],
    ])
  })

  it.each(['\n', '\r\n', '\r'])('ends rows at %j and counts them as spreadsheets do', async end => {
    const { records } = await read(bytesOf(['a,b', '', '1,"two\nlines"', ',', '3,4', ''].join(end)))
    expect(records).toEqual([
      { row: 1, values: ['a', 'b'] },
      { row: 3, values: ['1', 'two\nlines'] },
      { row: 5, values: ['3', '4'] },
    ])
  })

  it('takes a quotation mark inside a cell for text', async () => {
    const { values } = await read(bytesOf('name,size\nPipe,12" wide\n'))
    expect(values[1]).toEqual(['Pipe', '12" wide'])
  })

  it('names the row of a quotation mark that is never closed', async () => {
    const failure = await read(bytesOf('a,b\n1,"two\n3,4\n')).catch(error => error)
    expect(failure).toBeInstanceOf(UnreadableCsv)
    expect(failure).toMatchObject({ problem: 'quote', row: 2 })
  })
})

/** Encodes by inverting the single-byte decoder. */
function encode(text: string, encoding: Encoding): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return Uint8Array.from([...text], char => bytes.get(char) ?? 0x3f)
}
