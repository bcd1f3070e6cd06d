/** Whether this process may use only little memory, as in a container: docs/decisions/107-memory-follows-use.md. */
const LITTLE_BYTES = 512_000_000;

const limitBytes = process.constrainedMemory();

/** 0 stands for an unknown limit. */
export const HAS_LITTLE_MEMORY = limitBytes > 0 && limitBytes < LITTLE_BYTES;
