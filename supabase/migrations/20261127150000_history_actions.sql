-- What was one action, such as deleting 25 members, is one row here (P7): all changes of one request have the same time
-- in the history. Reading the newest actions reads no more of the history than their changes, by the index on its times.
create view public.history_actions with (security_invoker) as
  select h.at, h.table_name, h.account_id, h.account_email,
    count(*)::integer as entries,
    (count(*) filter (where h.before is null))::integer as added,
    (count(*) filter (where h.before is not null and h.after is not null))::integer as changed,
    (count(*) filter (where h.after is null))::integer as deleted,
    -- A single change, or what names the action.
    (array_agg(h.id order by h.id))[1:3] as first_ids
  from public.history h
  group by h.at, h.table_name, h.account_id, h.account_email;

comment on view public.history_actions is 'The changes in the history by request and table.';

revoke all on public.history_actions from anon, authenticated, service_role;
grant select on public.history_actions to authenticated, service_role;
