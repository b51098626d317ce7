import { type AdminResource, GROUPS } from './define-resource.ts'

const files = import.meta.glob<AdminResource>('./resources/*/resource.ts', {
  eager: true,
  import: 'default',
})

/** All admin resources by name in menu order, discovered by folder. */
export const resources: ReadonlyMap<string, AdminResource> = new Map(
  Object.entries(files)
    .map(([file, resource]) => [file.split('/')[2] ?? file, resource] as const)
    .sort(([, a], [, b]) => place(a) - place(b)),
)

function place({ group, order }: AdminResource): number {
  return GROUPS.indexOf(group) * 1000 + order
}
