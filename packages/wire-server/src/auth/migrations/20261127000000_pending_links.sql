-- The identity that a provider has named for an account, linked once the client that asked has proved that it did (PKCE).
alter table auth_service.flow_states add column pending_link jsonb;
