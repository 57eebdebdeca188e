-- Whether a user has put the list of first steps on the home page away.
alter table users add column first_day_dismissed boolean not null default false;
