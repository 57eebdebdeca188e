import { schema, type Tx } from '@cadran/db';

export type AuditLine = typeof schema.auditLog.$inferInsert;

export const insertAuditLine = (tx: Tx, line: AuditLine) =>
  tx.sql.insert(schema.auditLog).values(line);
