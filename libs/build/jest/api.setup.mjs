import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
import 'typeorm';
