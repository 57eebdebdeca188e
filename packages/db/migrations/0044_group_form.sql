-- Whether a candidate has sent the voluntary form about sex, age and disability, so that nobody sends it twice. What was
-- said is in stepped_sums alone, added to that of others.
alter table screening_questionnaires add column group_form_sent boolean not null default false;
