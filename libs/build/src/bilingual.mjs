/** One line for a person at the terminal, in both languages. */
export function print(arabic, english) {
  process.stdout.write(`${arabic} · ${english}\n`);
}

/** Why something did not work, in both languages, on the error stream. */
export function printError(arabic, english, details) {
  process.stderr.write(`\n${arabic}\n${english}\n${details ? `${details}\n` : ''}`);
}
