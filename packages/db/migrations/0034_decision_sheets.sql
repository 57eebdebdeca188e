-- The interview sheets that were submitted when the decision was taken. A submitted sheet does not change any more.
alter table screening_questionnaires add column decision_sheets uuid[] not null default '{}';
