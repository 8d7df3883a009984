export { auditTrail } from './trail.ts'
export type { AuditTrailOptions } from './trail.ts'
export { verifyExport } from './verify-export.ts'
export type { VerifyExportOptions } from './verify-export.ts'
