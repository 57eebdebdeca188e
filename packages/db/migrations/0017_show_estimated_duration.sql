-- Whether the questionnaire's first screen shows the computed duration instead of the usual one.

alter table screening_campaigns add column show_estimated_duration boolean not null default false;
alter table profiling_campaigns add column show_estimated_duration boolean not null default false;
