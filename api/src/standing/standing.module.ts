import { Module } from '@nestjs/common';
import { WaqfStanding } from './waqf-standing.js';

@Module({ providers: [WaqfStanding], exports: [WaqfStanding] })
export class StandingModule {}
