import Type from 'typebox'
import { listAnswer } from '../../list.ts'

const Moment = Type.Union([Type.Integer(), Type.Null()])
const Problem = Type.Object({ code: Type.String(), message: Type.String() })
const optionalProblem = Type.Union([Problem, Type.Null()])

export const Job = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['backup', 'verify']),
  backup: Type.Union([Type.String(), Type.Null()]),
  state: Type.Enum(['waiting', 'running', 'done', 'failed']),
  /** Name of the user; null for the schedule, and for users who left. */
  requestedBy: Type.Union([Type.String(), Type.Null()]),
  requestedAt: Type.Integer(),
  startedAt: Moment,
  endedAt: Moment,
  progress: Type.Union([Type.Object({ rows: Type.Integer(), files: Type.Integer() }), Type.Null()]),
  problem: optionalProblem,
})

export const State = Type.Object({
  /** Null without a place for backups. */
  settings: Type.Union([
    Type.Object({
      place: Type.String(),
      isFolder: Type.Boolean(),
      /** The variable that holds the key; null without encryption. */
      keySetting: Type.Union([Type.Enum(['BACKUP_KEY', 'BACKUP_KEY_FILE']), Type.Null()]),
      /** Minute of the day in UTC. */
      dailyAt: Moment,
      nextAt: Moment,
      keep: Type.Object({
        last: Type.Integer(),
        daily: Type.Integer(),
        weekly: Type.Integer(),
        monthly: Type.Integer(),
      }),
      verifiesPostgres: Type.Boolean(),
    }),
    Type.Null(),
  ]),
  setup: Type.Object({
    database: Type.Enum(['sqlite', 'postgres']),
    storage: Type.Enum(['disk', 's3']),
    workers: Type.Integer(),
    hasSecretKey: Type.Boolean(),
  }),
  failure: Type.Union([Type.Object({ at: Type.Integer(), message: Type.String() }), Type.Null()]),
  jobs: Type.Array(Job),
})

export const Backups = Type.Intersect([
  Type.Object({ isEncrypted: Type.Boolean() }),
  listAnswer(
    Type.Object({
      id: Type.String(),
      at: Type.Integer(),
      version: Type.Optional(Type.String()),
      rows: Type.Optional(Type.Integer()),
      files: Type.Optional(Type.Integer()),
      fileBytes: Type.Optional(Type.Integer()),
      addedBytes: Type.Optional(Type.Integer()),
      durationMs: Type.Optional(Type.Integer()),
      /** Why it cannot be read. */
      problem: Type.Union([Type.String(), Type.Null()]),
      origin: Type.Enum(['schedule', 'staff', 'other']),
      requestedBy: Type.Union([Type.String(), Type.Null()]),
      verification: Type.Union([
        Type.Object({
          at: Type.Integer(),
          tables: Type.Optional(Type.Integer()),
          rows: Type.Optional(Type.Integer()),
          files: Type.Optional(Type.Integer()),
          bytes: Type.Optional(Type.Integer()),
          databases: Type.Optional(Type.Array(Type.String())),
          problems: Type.Optional(Type.Array(Type.String())),
          problemCount: Type.Optional(Type.Integer()),
          tookMs: Type.Optional(Type.Integer()),
          problem: optionalProblem,
        }),
        Type.Null(),
      ]),
    }),
  ),
])

export const BackupParams = Type.Object({
  id: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d-\\d{3}Z$' }),
})

export const Password = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
)
