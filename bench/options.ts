import { parseArgs } from 'node:util'

export const USAGE = `npm run bench -- [part …] [options]

  --compare <commit|file>  measure another commit in turn, or show the results of a file beside
  --rounds <n>             rounds of a comparison with a commit, at least 2
  --quick                  ratios, counts and bytes in about a minute, without a browser
  --check                  with --quick: fail if something is worse than bench/reference.json
  --update                 with --quick: write bench/reference.json
  --chart <file>           with the growth parts: draw a chart (SVG)
  --profile <scenario>     CPU profile of the server: home, shop, checkout or admin`

export interface BenchOptions {
  parts: string[]
  compare?: string
  rounds: number
  isQuick: boolean
  isCheck: boolean
  isUpdate: boolean
  chart?: string
  profile?: string
}

/** Parses command line arguments. Throws with the usage on wrong ones. */
export function parseOptions(args: readonly string[], known: readonly string[]): BenchOptions {
  const { values, positionals } = parse(args)
  const unknown = positionals.filter(name => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(`No part is named ${unknown.join(', ')}. Parts: ${known.join(', ')}.`)
  }
  const rounds = Number(values.rounds ?? 2)
  if (!Number.isInteger(rounds) || rounds < 2) throw new Error('--rounds needs a number from 2 on.')
  const isQuick = values.quick ?? false
  if ((values.check || values.update) && !isQuick) {
    throw new Error('--check and --update belong to --quick.')
  }
  return {
    parts: positionals,
    ...(values.compare !== undefined && { compare: values.compare }),
    rounds,
    isQuick,
    isCheck: values.check ?? false,
    isUpdate: values.update ?? false,
    ...(values.chart !== undefined && { chart: values.chart }),
    ...(values.profile !== undefined && { profile: values.profile }),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        compare: { type: 'string' },
        rounds: { type: 'string' },
        quick: { type: 'boolean' },
        check: { type: 'boolean' },
        update: { type: 'boolean' },
        chart: { type: 'string' },
        profile: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`)
  }
}
