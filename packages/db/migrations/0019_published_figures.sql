-- A snapshot stores what is published of each group, so that screen, PDF, workbook, comparison, trend and API agree to
-- the last digit and nothing is computed from answers again. Audits by link keep no counts of their groups: `counts` is
-- empty, and the figures are the protected ones. Null: published before, from the counts.
alter table profiling_snapshot_cells add column figures jsonb;

-- Answers by unit as they are shown, of the units where they may be: nothing is counted by group between two snapshots.
alter table profiling_snapshots add column unit_answers jsonb;
