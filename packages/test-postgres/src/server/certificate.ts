import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { giveTo } from '../process/account.ts'
import type { Cluster } from './cluster.ts'
import type { Settings } from './settings.ts'

/** How a server speaks TLS: where clients want it, or to all of them. */
export type Tls = 'offered' | 'required'

const openssl = (directory: string, args: readonly string[]): void => {
  execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' })
}

/** An authority nobody knows, and a certificate of it for 127.0.0.1 and nothing else. */
export function makeCertificate({ directory, account }: Cluster): {
  readonly ca: string
  readonly settings: Settings
} {
  const subject = (name: string): string[] => ['-nodes', '-newkey', 'rsa:2048', '-subj', `/CN=${name}`]
  writeFileSync(join(directory, 'names'), 'subjectAltName=IP:127.0.0.1')
  openssl(directory, [
    'req',
    '-x509',
    '-days',
    '2',
    ...subject('recollect-test-ca'),
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  ])
  openssl(directory, ['req', ...subject('recollect-test'), '-keyout', 'server.key', '-out', 'server.csr'])
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names']
  openssl(directory, ['x509', '-req', '-in', 'server.csr', ...signed, '-out', 'server.pem'])
  giveTo(account, join(directory, 'server.key'))
  return {
    ca: join(directory, 'ca.pem'),
    settings: {
      ssl: true,
      ssl_cert_file: join(directory, 'server.pem'),
      ssl_key_file: join(directory, 'server.key'),
    },
  }
}

/** Lets nobody in without TLS. */
export function requireTls({ directory }: Cluster): Settings {
  const path = join(directory, 'pg_hba.conf')
  writeFileSync(path, 'hostssl all all 127.0.0.1/32 trust\n')
  return { hba_file: path }
}
