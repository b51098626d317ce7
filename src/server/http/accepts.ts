/** Whether an `Accept-Encoding` header allows a coding. */
export function accepts(header: string, coding: string): boolean {
  return header.split(',').some(part => {
    const [name = '', quality = ''] = part.split(';')
    return name.trim() === coding && !/^\s*q=0(\.0*)?\s*$/.test(quality)
  })
}
