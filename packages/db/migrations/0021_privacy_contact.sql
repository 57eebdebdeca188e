-- Whom candidates can write to about their data: an e-mail address or a text, shown in the notice.

alter table organizations add column privacy_contact text
  check (char_length(privacy_contact) between 1 and 200);
