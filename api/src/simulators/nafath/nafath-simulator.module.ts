import { Module } from '@nestjs/common';
import { NafathPhoneController } from './nafath-phone.controller.js';
import { NafathSimulator } from './nafath-simulator.js';
import { NafathWireController } from './nafath-wire.controller.js';
import { SandboxRequests } from './sandbox-requests.js';

/** The Nafath simulator, for every environment except production. */
@Module({ controllers: [NafathWireController, NafathPhoneController], providers: [NafathSimulator, SandboxRequests] })
export class NafathSimulatorModule {}
