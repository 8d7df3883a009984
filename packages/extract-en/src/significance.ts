import type { SignificanceWords } from '@recollect/core'

/** Words that make an answer worth keeping. Design 004. */
export const significance: SignificanceWords = {
  technical: [
    'api', 'algorithm', 'architecture', 'array', 'async', 'backend', 'bug', 'build', 'cache', 'class', 'client', 'cloud', 'code', 'commit', 'compiler', 'component', 'config', 'configuration', 'container', 'cpu', 'database', 'debug', 'dependency', 'deploy', 'deployment', 'docker', 'encryption', 'endpoint', 'error', 'exception', 'framework', 'frontend', 'function', 'git', 'gpu', 'hash', 'http', 'index', 'interface', 'json', 'kernel', 'kubernetes', 'latency', 'library', 'linux', 'memory', 'method', 'middleware', 'migration', 'model', 'module', 'network', 'object', 'package', 'parser', 'performance', 'pipeline', 'postgres', 'process', 'protocol', 'python', 'query', 'queue', 'regex', 'repository', 'request', 'response', 'runtime', 'schema', 'script', 'sdk', 'server', 'sql', 'stack', 'syntax', 'test', 'thread', 'token', 'transaction', 'typescript', 'variable', 'version', 'webhook',
  ],
  important: [
    'important', 'critical', 'crucial', 'essential', 'key', 'must', 'never', 'always', 'required', 'requirement', 'warning', 'caution', 'careful', 'note', 'remember', 'decision', 'decided', 'security', 'deadline', 'urgent', 'priority', 'breaking', 'risk', 'danger', 'mandatory', 'significant', 'fundamental', 'main', 'vital', 'avoid', 'ensure', 'conclusion', 'summary', 'result', 'cause', 'because', 'therefore',
  ],
  actionable: [
    'run', 'install', 'add', 'remove', 'create', 'update', 'use', 'set', 'change', 'configure', 'enable', 'disable', 'check', 'click', 'open', 'call', 'write', 'copy', 'replace', 'fix', 'should', 'need', 'step', 'first', 'then', 'next', 'finally', 'follow', 'try', 'make', 'start', 'stop', 'restart', 'download', 'upgrade', 'export', 'import', 'send', 'submit', 'schedule', 'todo', 'recommend', 'plan',
  ],
}
