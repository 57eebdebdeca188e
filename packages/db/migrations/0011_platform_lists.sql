-- Lists of super admins over all organisations, in the order in which they open: a walk of an index, not a sort of
-- everything. (Those of one organisation lead with it and have theirs since the tables exist.)

create index screening_questionnaires_over_all on screening_questionnaires (opened_at desc, id);
create index screening_campaigns_over_all on screening_campaigns (updated_at desc, id);
create index profiling_campaigns_over_all on profiling_campaigns (updated_at desc, id);
