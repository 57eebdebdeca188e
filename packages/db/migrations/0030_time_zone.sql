-- The time zone of the organisation's dates, by its IANA name. Null until an administrator has logged in.
alter table organizations add column time_zone text check (char_length(time_zone) between 1 and 64);
