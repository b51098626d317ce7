import { StorageUnavailable, VitrineError } from '#base'
import type { S3Client } from './s3-client.ts'
import type { S3Settings } from './settings.ts'

/**
 * Fails with one sentence if the settings are wrong. A service that does not answer is returned as
 * a problem instead.
 * @param variables Names of the settings in messages.
 */
export async function checkBucket(
  client: S3Client,
  s3: S3Settings,
  variables = { key: 'S3', bucket: 'S3_BUCKET' },
): Promise<{ problem?: string }> {
  try {
    if (await client.probe(s3.prefix)) return {}
  } catch (cause) {
    if (cause instanceof StorageUnavailable) return { problem: cause.message }
    throw new VitrineError('S3_REFUSED', toSentence(s3, cause, variables), { cause })
  }
  const message = `There is no bucket "${s3.bucket}" at ${s3.endpoint}: create it, or correct ${variables.bucket}.`
  throw new VitrineError('S3_NO_BUCKET', message)
}

function toSentence(
  { endpoint, bucket, region }: S3Settings,
  cause: unknown,
  { key, bucket: variable }: { key: string; bucket: string },
): string {
  const { status = 0, serviceCode = 'Unknown' } = cause as { status?: number; serviceCode?: string }
  const code = serviceCode === 'Unknown' ? `status ${status}` : serviceCode
  if (serviceCode === 'InvalidAccessKeyId' || serviceCode === 'SignatureDoesNotMatch') {
    return `${endpoint} refuses the key (${code}): check ${key}_ACCESS_KEY_ID and ${key}_SECRET_ACCESS_KEY.`
  }
  if (status === 403) {
    return `${endpoint} does not allow this key to use the bucket "${bucket}" (${code}): give it access, or correct ${variable}.`
  }
  if (serviceCode === 'PermanentRedirect' || serviceCode === 'AuthorizationHeaderMalformed') {
    return `The bucket "${bucket}" is not in the region "${region}" (${code}): correct ${key}_REGION or ${key}_ENDPOINT.`
  }
  return `The bucket "${bucket}" at ${endpoint} cannot be used (${code}): check the S3 settings.`
}
