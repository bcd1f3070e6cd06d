/** The server's public interface. */
export type { Application } from './application.ts';
export { serviceKeyFile } from './auth/keys/service-key.ts';
export { rotateSigningKey } from './auth/keys/signing-keys.ts';
export { type Config, parseConfig, requireConfig } from './config.ts';
export type { OpenedDatabase } from './db/open-database.ts';
export type { PageRequest } from './http/serve-site.ts';
export { runServer } from './run-server.ts';
export { freePort, isLoopback } from './system/machine.ts';
export type { Environment } from './system/settings-reader.ts';
export { StartupError } from './system/startup-error.ts';
