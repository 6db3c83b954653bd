export { BankSimulatorModule, SandboxBankModule } from './bank-simulator.module.js';
export { SandboxBankServer } from './sandbox-bank.server.js';
export { SandboxBankBooks } from './sandbox-bank.books.js';
export { bankOrder, type BankOrder, type BankOrderInput } from './bank-orders.js';
