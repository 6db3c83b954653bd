/** Prints one line for the user of the terminal, in both languages. */
export function print(arabic, english) {
  process.stdout.write(`${arabic} · ${english}\n`);
}

/** Prints an error to the error stream, in both languages. */
export function printError(arabic, english, details) {
  process.stderr.write(`\n${arabic}\n${english}\n${details ? `${details}\n` : ''}`);
}
